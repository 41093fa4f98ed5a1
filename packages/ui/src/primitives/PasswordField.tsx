import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../provider/FleetContext.ts'
import { focusRing } from '../theme/focusRing.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'action' | 'type' | 'autoComplete'> {
  /** Whether a password is typed from memory or chosen, so that password managers help. */
  autoComplete: 'current-password' | 'new-password'
}

const Reveal = styled.button`
  ${focusRing}
  display: grid;
  place-items: center;
  flex: none;
  width: var(--fleet-control-height);
  align-self: stretch;
  padding: 0;
  border: 0;
  border-radius: var(--fleet-control-radius);
  background: none;
  color: var(--fleet-color-text-muted);
  cursor: pointer;
  --fleet-focus-offset: -2px;

  &:hover {
    color: var(--fleet-color-text);
  }
`

/** A password that can be looked at. Pasting and any length are welcome (T5). */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      action={
        <Reveal
          type="button"
          aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </Reveal>
      }
    />
  )
}
