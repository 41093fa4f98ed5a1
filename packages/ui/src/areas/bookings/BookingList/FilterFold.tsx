import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, type RefObject, useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { focusRing } from '../../../theme/focusRing.ts'

interface FilterFoldProps {
  /** What it folds. */
  label: string
  /** What is shown: `All · Today`. */
  summary: string
  /** How many rows match; only in sight, because a live region says it. */
  count: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  button: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** Filters folded into one line that says what is shown; a press unfolds them below it. */
export function FilterFold({
  label,
  summary,
  count,
  isOpen,
  onOpenChange,
  button,
  children,
}: FilterFoldProps) {
  const id = useId()
  return (
    <Fold data-part="fold">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpenChange(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <VisuallyHidden>{label} </VisuallyHidden>
        <span data-part="summary">{summary}</span>
        {count === undefined ? null : (
          <span data-part="count" aria-hidden>
            {count}
          </span>
        )}
        <ChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
      </button>
      {/* Mounted while it is folded: a press only shows it. */}
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Fold>
  )
}

const Fold = styled.div`
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);

  > button {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    width: 100%;
    min-height: 44px;
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border: 0;
    border-radius: inherit;
    background: none;
    color: var(--fleet-color-text);
    font: inherit;
    font-weight: var(--fleet-weight-strong);
    text-align: start;
    cursor: pointer;
  }
  > button > svg {
    flex: none;
  }
  > button > [data-part='count'] {
    color: var(--fleet-color-text-muted);
    font-weight: normal;
    font-variant-numeric: tabular-nums;
  }
  > button > [data-part='summary'] {
    flex: 1;
    min-width: 0;
    overflow-wrap: break-word;
    overflow-wrap: anywhere;
  }
  > button > [data-open] {
    transform: rotate(180deg);
  }
  > div {
    padding: var(--fleet-space-1) var(--fleet-space-3) var(--fleet-space-3);
  }
`
