import { type ComponentType, useState } from 'react'

/** The `render` of a field's stories: it holds the value, which the field's own changes replace. */
export function held<Props extends { value?: unknown; onChange?: (value: never) => void }>(
  Field: ComponentType<Props>,
  maxWidth?: number | string,
) {
  return function Held(args: Props) {
    const [value, setValue] = useState(args.value)
    const change = (next: unknown) => {
      setValue(next)
      args.onChange?.(next as never)
    }
    return (
      <div style={{ maxWidth }}>
        <Field {...args} value={value} onChange={change} />
      </div>
    )
  }
}
