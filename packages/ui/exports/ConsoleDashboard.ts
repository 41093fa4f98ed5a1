export {
  ConsoleDashboard,
  type ConsoleDashboardProps,
} from '../src/areas/dashboards/ConsoleDashboard/ConsoleDashboard.tsx'
export {
  DriverReport,
  type DriverReportProps,
} from '../src/areas/dashboards/ConsoleDashboard/DriverReport.tsx'
export {
  DASHBOARD_FILTERS,
  type DashboardFilters,
  type FigureFilters,
  type ReportFilters,
} from '../src/areas/dashboards/ConsoleDashboard/dashboardFilters.ts'
export type { DashboardTarget } from '../src/areas/dashboards/ConsoleDashboard/useDashboardFilters.ts'
