import { Button } from '../../../primitives/actions/Button.tsx'
import { LazyModalFrame } from '../../../primitives/overlays/lazyModalFrame.ts'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { bookingsWords } from '../words.ts'
import { ASSIGN_NEEDS, type AssignPanelProps } from './AssignPanel.tsx'
import { AssignPanelView } from './AssignPanelView.tsx'
import { isUnderWay } from './AssignState.ts'
import { type AssignInList, useAssignPanel } from './useAssignPanel.ts'

/** The props of `AssignPanel`. */
export type AssignPanelSheetProps = AssignPanelProps

/**
 * `AssignPanel` in a sheet at the edge of the window, on a phone at the bottom; open while mounted. Source: ASG-01 to
 * ASG-07.
 */
export const AssignPanelSheet = inBoundary(
  'AssignPanelSheet',
  SheetOfBooking,
  ['userId', 'groupId'],
  ASSIGN_NEEDS,
)

/** Another booking starts at the choice, as in `AssignPanel`. */
function SheetOfBooking(props: AssignPanelSheetProps & AssignInList) {
  return <ConnectedSheet key={props.booking.key} {...props} />
}

function ConnectedSheet(props: AssignPanelSheetProps & AssignInList) {
  const { onClose } = props
  const t = useText(bookingsWords)
  const panel = useAssignPanel(props)
  const isLocked = isUnderWay(panel.state)
  return (
    <LazyModalFrame
      title={t('assign.title')}
      placement="sheet"
      isLocked={isLocked}
      isSending={panel.state.step === 'sending'}
      onClose={onClose}
      footer={
        <Button onPress={onClose} isDisabled={isLocked}>
          {t('common.close')}
        </Button>
      }
    >
      <AssignPanelView {...rootProps(props)} {...panel} onClose={onClose} isFramed />
    </LazyModalFrame>
  )
}
