import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { FieldAction } from './FieldAction.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'action' | 'type' | 'autoComplete'> {
  /** Whether the password exists or is new, for password managers. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it. Accepts pasted text of any length (T5). */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      action={
        <FieldAction
          type="button"
          aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword', { label: props.label })}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </FieldAction>
      }
    />
  )
}
