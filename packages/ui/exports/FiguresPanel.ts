export {
  type FiguresFilters,
  FiguresPanel,
  type FiguresPanelProps,
} from '../src/areas/dashboards/FiguresPanel/FiguresPanel.tsx'
export {
  FiguresPanelView,
  type FiguresPanelViewProps,
  type FiguresPart,
} from '../src/areas/dashboards/FiguresPanel/FiguresPanelView.tsx'
export type { FiguresPanelIds } from '../src/areas/dashboards/FiguresPanel/useFigures.ts'
