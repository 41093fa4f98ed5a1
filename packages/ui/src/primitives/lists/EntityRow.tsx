import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { chosenOutline, spread } from '../../theme/looks.ts'
import type { StatusColour } from '../../theme/palette.ts'
import { statusRules } from '../../theme/statusRules.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'

/** A state by shape, colour and word, so that none of them alone says it. */
export interface EntityState {
  readonly colour: StatusColour
  /** A disc for what is active, a ring for what is not, a square for what is busy. */
  readonly shape: 'disc' | 'ring' | 'square'
  readonly text: string
}

export interface EntityRowProps {
  /** An avatar or an icon. */
  icon?: ReactNode
  name: string
  /** Plate and group, member id, masked phone, or the last message. It takes as many lines as it needs. */
  second?: string | undefined
  /** Cuts `second` at the end of its line: the beginning of a message that opens with the row. */
  isExcerpt?: boolean | undefined
  state?: EntityState | undefined
  /** How old it is, or when it happened. */
  age?: ReactNode
  /** The name as screen readers say it, such as with its kind; it contains `name`. */
  spokenName?: string | undefined
  /** What a press does, as a tooltip, where it does not open the entity. */
  hint?: string | undefined
  /** Opens the entity; without it the row cannot be pressed. */
  onPress?: (() => void) | undefined
  /** The entity that is open beside the list. */
  isCurrent?: boolean | undefined
  /** Whether the row, a toggle, is on. */
  isPressed?: boolean | undefined
  /** The one action of the row. */
  action?: ReactNode
}

/** Separates the texts for screen readers. */
function Pause() {
  return <VisuallyHidden>, </VisuallyHidden>
}

/** One vehicle, driver, booking or chat in a list or a panel: icon, name and age, a second line with its state, one action. */
export function EntityRow(props: EntityRowProps) {
  const { icon, isExcerpt, state, age, hint, onPress, isCurrent, isPressed, action } = props
  const shown = useShownText()
  const name = shown(props.name)
  const second = props.second && shown(props.second)
  const content = (
    <>
      {icon}
      <span data-part="texts">
        <span data-part="line">
          <span data-part="name" dir="auto">
            {props.spokenName === undefined ? (
              name
            ) : (
              <>
                <span aria-hidden>{name}</span>
                <VisuallyHidden>{shown(props.spokenName)}</VisuallyHidden>
              </>
            )}
          </span>
          {age ? (
            <>
              <Pause />
              <span data-part="age">{age}</span>
            </>
          ) : null}
        </span>
        {second || state ? (
          <span data-part="line">
            <Pause />
            <span data-part="second" data-excerpt={isExcerpt || undefined} dir="auto">
              {second}
            </span>
            {second ? <Pause /> : null}
            {state ? (
              <span data-part="state" data-colour={state.colour}>
                <i aria-hidden data-shape={state.shape} />
                {state.text}
              </span>
            ) : null}
          </span>
        ) : null}
      </span>
    </>
  )
  return (
    <Row data-component="EntityRow" data-on={isCurrent || isPressed || undefined}>
      {onPress ? (
        <button
          type="button"
          title={hint}
          aria-current={isCurrent || undefined}
          aria-pressed={isPressed}
          onClick={onPress}
        >
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: var(--fleet-text-s);

  &[data-on] {
    background: var(--fleet-color-accent-soft);
    box-shadow: inset 3px 0 0 var(--fleet-color-accent);
  }
  > :first-child {
    ${focusRing}
    display: flex;
    flex: 1 1 180px;
    align-items: center;
    gap: var(--fleet-space-3);
    min-width: 0;
    min-height: var(--fleet-row-height);
    padding: var(--fleet-space-2) var(--fleet-space-4);
    --fleet-focus-offset: -2px;
  }
  > button {
    border: 0;
    background: none;
    color: inherit;
    line-height: inherit;
    text-align: start;
    cursor: pointer;
  }
  > button:hover {
    background: var(--fleet-color-sunken);
    background: color-mix(in srgb, var(--fleet-color-sunken) 55%, transparent);
  }
  [data-part='texts'] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  [data-part='line'] {
    position: relative;
    ${spread}
    align-items: baseline;
    gap: 0 var(--fleet-space-3);
    min-width: 0;
  }
  [data-part='name'] {
    /* Beside an age a long name breaks; where it would have less than this, the age goes below it. */
    flex: 1 1 6em;
    min-width: 0;
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='age'] {
    flex: none;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-part='second'] {
    /* A state that does not fit beside it goes below it. */
    flex: 1 1 auto;
    min-width: 0;
    color: var(--fleet-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-excerpt] {
    flex-basis: 5em;
    /* What is hidden is hidden outside the padding: Burmese among English text is taller than its line. */
    box-sizing: content-box;
    overflow: hidden;
    margin-block: -3px;
    padding-block: 3px;
    min-height: calc(1em * var(--fleet-line-height));
    min-height: 1lh;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='state'] {
    display: flex;
    flex: none;
    max-width: 100%;
    align-items: center;
    gap: var(--fleet-space-1);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='state'] > i {
    box-sizing: border-box;
    width: 8px;
    height: 8px;
    border: 2px solid currentcolor;
    forced-color-adjust: none;
  }
  [data-shape='disc'],
  [data-shape='ring'] {
    border-radius: var(--fleet-radius-full);
  }
  [data-shape='disc'],
  [data-shape='square'] {
    background: currentcolor;
  }
  ${statusRules('', (token) => `color: var(${token});`)}

  > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fleet-space-1) var(--fleet-space-3);
    margin-inline-start: auto;
    padding-inline-end: var(--fleet-space-2);
  }
  ${chosenOutline('&[data-on]')}
  @media (forced-colors: active) {
    [data-colour] {
      color: CanvasText;
    }
  }
`
