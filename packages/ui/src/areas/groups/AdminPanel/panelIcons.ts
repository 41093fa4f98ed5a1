import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import MapIcon from 'lucide-react/icons/map'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'

export const PANEL_ICONS = {
  map: MapIcon,
  drivers: Users,
  topUp: Wallet,
  approval: ClipboardCheck,
  other: ChartColumn,
} satisfies Record<AdminMenuEntry, unknown>
