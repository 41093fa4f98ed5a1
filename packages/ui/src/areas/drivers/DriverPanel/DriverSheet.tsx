import { type Driver, REGISTRATION_MODES } from '@fleetgis/domain/drivers'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { useEffect, useState } from 'react'
import { Sheet } from '../../../primitives/overlays/Sheet.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { driversWords } from '../words.ts'
import { EditForm } from './EditForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import type { FoundDriver } from './useDriverLookup.ts'

export interface DriverSheetProps {
  userId: string
  groupId: string
  /** The driver to edit; without one the popup registers a driver, or updates the one that a lookup finds. */
  driver?: Driver | undefined
  onClose: () => void
}

/** The popup Registration, which becomes Driver when a lookup finds one (REG-02 to REG-04), and the popup Edit (REG-01). */
export function DriverSheet({ driver, ...props }: DriverSheetProps) {
  const t = useText(driversWords)
  const [found, setFound] = useState<FoundDriver>()
  const registration = useKeptDraft(`driver/${props.groupId}/new`, props.userId)
  // The found driver is edited instead: a kept registration would open again later. A form that has closed drops nothing.
  useEffect(() => {
    if (found) registration?.drop()
  }, [found, registration])
  const { title, button } = REGISTRATION_MODES[found ? 'edit' : 'register']
  return (
    <Sheet isOpen title={t(driver ? 'driverPanel.edit' : `driverPanel.${title}`)} onClose={props.onClose}>
      {driver ? (
        <EditForm {...props} driver={driver} contact={contactOf(driver)} />
      ) : found ? (
        <EditForm
          {...props}
          isFound
          driver={found.driver}
          contact={found.typed}
          submitLabel={t(`driverPanel.${button}`)}
        />
      ) : (
        <RegisterForm {...props} submitLabel={t(`driverPanel.${button}`)} onFound={setFound} />
      )}
    </Sheet>
  )
}

/** The user id of a card, masked (GDRV-15). */
function contactOf({ mobile, email }: Driver): string {
  return mobile ? maskPhone(mobile) : maskEmail(email ?? '')
}
