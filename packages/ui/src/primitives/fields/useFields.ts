import type { FieldErrors } from '@fleetgis/domain/auth'
import type { MoneyError } from '@fleetgis/domain/format'
import type { MessageKey } from '@fleetgis/domain/i18n'
import { type SubmitEvent, useEffect, useState } from 'react'
import { moneyError } from '../../i18n/moneyError.ts'
import { useText } from '../../provider/FleetContext.ts'
import type { KeptDraft } from '../../provider/useKeptDraft.ts'
import { showFirstError } from './showFirstError.ts'

/** Fields that no draft keeps (T1). */
type SecretField =
  | 'captcha'
  | 'code'
  | 'confirmPassword'
  | 'newPassword'
  | 'oldPassword'
  | 'password'
  | 'pin'
  | 'token'

type Values<Name extends string> = Readonly<Record<Name, string>>

interface FieldsOptions<Name extends string> {
  /** The fields, in the order of the screen. */
  names: readonly Name[]
  validate: (values: Values<Name>) => FieldErrors<Name, MessageKey | MoneyError>
  /** Initial values; empty unless given. */
  initial?: Partial<Values<Name>> | undefined
  /** Called with a field and its new value. */
  onChange?: ((name: Name, value: string) => void) | undefined
  /** Called with the values of a valid form only (VAL-15). */
  onValid: (values: Values<Name>) => void
  /** Called when a submit finds invalid fields. */
  onInvalid?: (() => void) | undefined
  /** While true, submits are ignored (VAL-17). */
  isBusy: boolean
  /** While true, the fields cannot be changed: a form that is sent keeps what it sends (R5). As `isBusy` unless given. */
  isReadOnly?: boolean
  /** Keeps the fields of `keeps`, and fills them when the form is opened again. Decision 33. */
  draft?: KeptDraft | undefined
  /** The fields of `draft`; no other is kept. */
  keeps?: readonly Exclude<NoInfer<Name>, SecretField>[]
}

/** The state of a small form: values, touched fields, errors. */
export function useFields<Name extends string>({
  names,
  validate,
  initial,
  onChange,
  onValid,
  onInvalid,
  isBusy,
  isReadOnly = isBusy,
  draft,
  keeps,
}: FieldsOptions<Name>) {
  const t = useText()
  const [first] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])) as Values<Name>,
  )
  // The fields of a form stay the same.
  const [keptOf] = useState(
    () => (all: Values<Name>) =>
      Object.fromEntries((keeps ?? []).map((name) => [name, all[name]])) as Values<Name>,
  )
  const [values, setValues] = useState<Values<Name>>(() => ({ ...first, ...draft?.read(keptOf(first)) }))
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const errors = validate(values)
  useEffect(() => draft?.keep(keptOf(first), keptOf(values)), [draft, keptOf, first, values])

  return {
    /** The values differ from the initial ones. */
    isChanged: names.some((name) => values[name] !== first[name]),
    /** The props of one field. Its error shows once the field is touched (VAL-16). */
    field(name: Name) {
      const error = touched.has(name) ? errors[name] : undefined
      return {
        name,
        value: values[name],
        isReadOnly,
        onChange: (value: string) => {
          setValues((last) => ({ ...last, [name]: value }))
          onChange?.(name, value)
        },
        onBlur: () => setTouched((last) => new Set(last).add(name)),
        errorMessage: typeof error === 'object' ? moneyError(error, t) : error && t(error),
      }
    },
    /** Touches every field (VAL-14); then shows the first invalid one and its error, or calls back with the values. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isBusy) return
      setTouched(new Set(names))
      const wrong = names.find((name) => errors[name])
      if (wrong === undefined) return onValid(values)
      onInvalid?.()
      const input = event.currentTarget.elements.namedItem(wrong)
      if (input instanceof HTMLElement) input.focus()
      showFirstError(event.currentTarget)
    },
  }
}
