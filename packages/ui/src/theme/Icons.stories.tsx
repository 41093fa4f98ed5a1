import type { Meta, StoryObj } from '@storybook/react-vite'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Car from 'lucide-react/icons/car'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'

/** An icon for each use that is on many pages. */
const ICONS = {
  'a date': CalendarDays,
  'a vehicle': Car,
  'a failure': CircleAlert,
  'it is done': CircleCheck,
  'a place': MapPin,
  'a chat': MessageCircle,
  'a phone number': Phone,
  'load again': RefreshCw,
  search: Search,
  settings: Settings,
  'a person': UserRound,
  close: X,
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta

export default meta

export const Default: StoryObj = {
  tags: ['picture'],
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 'var(--fleet-space-4)',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(ICONS).map(([use, Icon]) => (
        <li key={use} style={{ display: 'flex', alignItems: 'center', gap: 'var(--fleet-space-2)' }}>
          <Icon size={18} aria-hidden />
          {use}
        </li>
      ))}
    </ul>
  ),
}
