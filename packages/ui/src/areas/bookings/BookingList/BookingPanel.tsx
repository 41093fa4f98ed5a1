import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { usePanelFocus } from '../../../primitives/overlays/usePanelFocus.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { bookingsWords } from '../words.ts'

export interface BookingPanelProps {
  onClose: () => void
  /** The booking's actions, and its detail. */
  children: ReactNode
}

/** The open booking beside the table. It takes the focus, keeps it when its content changes, and Escape closes it. */
export function BookingPanel({ onClose, children }: BookingPanelProps) {
  const t = useText(bookingsWords)
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel)

  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      data-part="panel"
    >
      <header>
        <h2 id={titleId}>{t('bookingTable.open')}</h2>
        <IconButton label={t('common.close')} onPress={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      <div>{children}</div>
    </Panel>
  )
}

const Panel = styled.section`
  ${focusRing}
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  --fleet-focus-offset: -2px;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--fleet-space-1) var(--fleet-space-2) var(--fleet-space-1) var(--fleet-space-4);
    border-bottom: 1px solid var(--fleet-color-line);
  }
  > header > h2 {
    margin: 0;
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height);
  }
  > div {
    overflow: auto;
    overscroll-behavior: contain;
  }
  [data-component='BookingCard'] {
    border-width: 0 0 1px;
    border-radius: 0;
    box-shadow: none;
  }
  [data-component='TripDetail'] {
    max-width: none;
    border: 0;
  }
`
