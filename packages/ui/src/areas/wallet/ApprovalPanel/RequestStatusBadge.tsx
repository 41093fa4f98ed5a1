import { type ApprovalIcon, approvalStatus } from '@fleetgis/domain/wallet'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { Badge } from '../../../primitives/layout/Badge.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { StatusColour } from '../../../theme/palette.ts'
import { walletWords } from '../words.ts'

const BADGES = {
  pending: { colour: 'orange', Icon: Clock },
  approved: { colour: 'green', Icon: CircleCheck },
  rejected: { colour: 'red', Icon: CircleX },
  unknown: { colour: 'gray', Icon: CircleHelp },
} as const satisfies Record<ApprovalIcon, { colour: StatusColour; Icon: unknown }>

/** The status of a request by icon, colour and word. APR-10, APR-12. */
export function RequestStatusBadge({ status }: { status: number | undefined }) {
  const t = useText(walletWords)
  const { key, icon } = approvalStatus(status)
  const { colour, Icon } = BADGES[icon]
  return (
    <Badge colour={colour} icon={<Icon aria-hidden />}>
      {t(`approval.status.${key}`)}
    </Badge>
  )
}
