import { type Driver, REGISTRATION_MODES, registrationMode } from '@fleetgis/domain/drivers'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { Sheet } from '../../../primitives/overlays/Sheet.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { driversWords } from '../words.ts'
import { EditForm } from './EditForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useDriverChange } from './useDriverChange.ts'

export interface DriverSheetProps {
  userId: string
  groupId: string
  /** The driver to edit; without one the popup registers a driver, or updates the one that a lookup finds. */
  driver?: Driver | undefined
  onClose: () => void
}

/** The popup Registration, which becomes Driver when a lookup finds one (REG-02 to REG-04), and the popup Edit (REG-01). */
export function DriverSheet({ driver, onClose, ...ids }: DriverSheetProps) {
  const t = useText(driversWords)
  const { state, found, note, conflict, taken, ...change } = useDriverChange({
    ...ids,
    driver,
    onDone: onClose,
  })
  const { title, button } = REGISTRATION_MODES[registrationMode(state)]
  const edited = taken?.driver ?? driver ?? found?.driver
  return (
    <Sheet isOpen title={t(driver ? 'driverPanel.edit' : `driverPanel.${title}`)} onClose={onClose}>
      {edited ? (
        <EditForm
          key={taken?.round ?? 0}
          driver={edited}
          conflict={conflict}
          isReopened={taken !== undefined}
          userId={found?.typed ?? contactOf(edited)}
          submitLabel={t(driver ? 'driverPanel.save' : `driverPanel.${button}`)}
          isFound={found !== undefined}
          draft={change.draft}
          isSending={state === 'updating' || state === 'done'}
          onSave={(values) => change.save(edited, values)}
        />
      ) : (
        <RegisterForm
          note={note}
          submitLabel={t(`driverPanel.${button}`)}
          draft={change.draft}
          isLookingUp={state === 'lookingUp'}
          isSending={state === 'registering' || state === 'done'}
          onLookUp={(typed) => void change.lookUp(typed)}
          onRegister={change.register}
        />
      )}
    </Sheet>
  )
}

/** The user id of a card, masked (GDRV-15). */
function contactOf({ mobile, email }: Driver): string {
  return mobile ? maskPhone(mobile) : maskEmail(email ?? '')
}
