import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { focusRingAround } from '../../theme/focusRing.ts'
import { chosenOutline } from '../../theme/looks.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import type { RootProps } from '../rootProps.ts'

export interface SegmentedItem<Value extends string> {
  readonly id: Value
  /** The accessible name of the option. */
  readonly label: string
  /** Shown in place of the label. */
  readonly icon?: ReactNode
  /** The language of the label, where it differs from the page. */
  readonly lang?: string
}

export interface SegmentedControlProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** The accessible name of the group. */
  label: string
  items: readonly SegmentedItem<Value>[]
  /** The id of the chosen item. */
  value: Value
  onChange: (value: Value) => void
}

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-sunken);

  input {
    ${visuallyHidden}
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: calc(var(--fleet-control-height) - 6px);
    min-height: calc(var(--fleet-control-height) - 6px);
    padding: 0 var(--fleet-space-2);
    border-radius: var(--fleet-radius-s);
    color: var(--fleet-color-text-muted);
    font-weight: var(--fleet-weight-strong);
    cursor: pointer;
    transition: background var(--fleet-duration) var(--fleet-ease);
    ${focusRingAround(':focus-visible')}
    --fleet-focus-offset: 1px;
  }
  @media (pointer: coarse) {
    label {
      min-width: var(--fleet-control-height);
      min-height: var(--fleet-control-height);
    }
  }
  label:hover {
    color: var(--fleet-color-text);
  }
  label[data-selected] {
    background: var(--fleet-color-raised);
    box-shadow: var(--fleet-shadow-1);
    color: var(--fleet-color-accent);
  }
  ${chosenOutline('label[data-selected]')}
`

/** Chooses one of a few options, all visible: radio buttons side by side. */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onChange,
  ...root
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-label={label} {...root} data-component="SegmentedControl">
      {items.map((item) => (
        <label
          key={item.id}
          lang={item.lang}
          title={item.icon ? item.label : undefined}
          data-selected={item.id === value || undefined}
        >
          <input
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === value}
            onChange={() => onChange(item.id)}
            aria-label={item.label}
          />
          {item.icon ?? item.label}
        </label>
      ))}
    </Group>
  )
}
