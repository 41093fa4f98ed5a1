import type { FieldErrors } from '@fleetgis/domain/auth'
import { useFields } from '../../primitives/fields/useFields.ts'
import type { AuthFormProps, TypedUserId } from './AuthForm.tsx'

type Values<Name extends string> = Readonly<Record<Name, string>>

interface AuthFormOptions<Name extends string> extends AuthFormProps<Values<Name>>, TypedUserId {
  /** The fields, in the order of the screen. */
  names: readonly Name[]
  validate: (values: Values<Name>) => FieldErrors<Name>
}

/** The fields of an auth form, with the typed User ID in `userId`, and the props of its frame. */
export function useAuthForm<Name extends string>({
  names,
  validate,
  userId = '',
  onUserIdChange,
  onSubmit,
  onInvalid,
  status = 'idle',
  ...frame
}: AuthFormOptions<Name>) {
  const isSending = status === 'sending'
  const { field, onSubmit: submit } = useFields({
    names,
    validate,
    initial: { userId } as Partial<Values<Name>>,
    onChange: (name, value) => {
      if (name === 'userId') onUserIdChange?.({ userId: value })
    },
    onValid: onSubmit,
    onInvalid,
    isBusy: isSending,
  })
  return { field, frame: { ...frame, isSending, onSubmit: submit } }
}
