import { NAME_LIMIT, nameLength } from '@fleetgis/domain/staff'
import { TextField, type TextFieldProps } from '../../primitives/fields/TextField.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { staffWords } from './words.ts'

export interface NameFieldProps extends Omit<TextFieldProps, 'description' | 'maxLength' | 'value'> {
  value: string
}

/** The name of a role or a charge: it is counted, and a long one is never cut. */
export function NameField(props: NameFieldProps) {
  const t = useText(staffWords)
  return (
    <TextField
      {...props}
      description={t('staff.nameLength', { length: nameLength(props.value), limit: NAME_LIMIT })}
      isRequired
    />
  )
}
