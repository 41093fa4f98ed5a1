import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { hasModifier } from '../hasModifier.ts'
import { lazily } from '../lazily.tsx'
import { FloatingPanel } from '../overlays/FloatingPanel.tsx'
import { useOverlay } from '../overlays/useOverlay.ts'
import { type RootProps, rootProps, useSharedRef } from '../rootProps.ts'
import { FieldFrame } from './FieldFrame.ts'
import { fieldControl } from './fieldLook.ts'
import type { MultiSelectPanelProps } from './MultiSelectPanel.tsx'
import { closedText } from './multiSelectText.ts'

export interface MultiSelectProps extends MultiSelectPanelProps, RootProps<HTMLDivElement> {
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** Called when the list opens: the moment to fetch options. */
  onOpen?: (() => void) | undefined
  /** Replaces the options: a loading state, or the reason why there are none. */
  status?: ReactNode
  isDisabled?: boolean
}

const Field = styled(FieldFrame)`
  position: relative;

  > [data-part='box'] > button {
    ${fieldControl}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-2);
    padding: var(--fleet-space-1) var(--fleet-space-2) var(--fleet-space-1) var(--fleet-space-3);
    text-align: start;
    cursor: pointer;
  }
  > [data-part='box'] > button > svg {
    flex: none;
    color: var(--fleet-color-text-muted);
  }
`

const Panel = lazily(
  () => import('./MultiSelectPanel.tsx').then((file) => file.MultiSelectPanel),
  <Spinner />,
)

/**
 * Chooses several options. Closed, it shows the first chosen option and the count of the others (MAP-09). Open, it has
 * a search, Select all and Unselect all. The list loads when it first opens.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, items, value, placeholder, onOpen, status, isDisabled = false } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(props.ref, box)
  const [isOpen, setOpen] = useState(false)
  useOverlay(isOpen, () => {
    setOpen(false)
    return true
  })

  function open() {
    onOpen?.()
    setOpen(true)
  }

  return (
    <Field
      {...rootProps(props)}
      ref={box}
      data-component="MultiSelect"
      data-disabled={isDisabled || undefined}
    >
      <span id={id} data-part="label">
        {label}
      </span>
      <div data-part="box">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${id} ${id}-value`}
          disabled={isDisabled}
          onPointerEnter={() => Panel.preload()}
          onFocus={() => Panel.preload()}
          onClick={() => (isOpen ? setOpen(false) : open())}
          onKeyDown={(event) => {
            const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
            if (isOpen || !isArrow || hasModifier(event)) return
            event.preventDefault()
            open()
          }}
        >
          <span id={`${id}-value`}>{closedText(items, value) || placeholder}</span>
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <FloatingPanel anchor={box} label={label} onClose={() => setOpen(false)} isAnchorWide>
          {status ?? <Panel {...props} />}
        </FloatingPanel>
      ) : null}
    </Field>
  )
}
