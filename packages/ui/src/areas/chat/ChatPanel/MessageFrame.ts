import { styled } from 'styled-components'
import { avatarLook } from '../../../primitives/layout/Avatar.tsx'
import { focusRing } from '../../../theme/focusRing.ts'
import { bareButton } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { AVATAR_SIZE } from './MessageRow.tsx'

/** The look of the messages and of what lies over them. It styles the rows too, which are plain elements. */
export const MessageFrame = styled.div`
  container: fleet-messages / inline-size;
  position: relative;
  /* Its height does not depend on the messages: where no ancestor has a height, a part of them shows. */
  flex: 1 1 320px;
  min-height: 2.5em;
  overflow: hidden;

  > [data-part='scroller'] {
    ${focusRing}
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden auto;
    overscroll-behavior: contain;
    /* The virtualizer anchors the scroll position itself. */
    overflow-anchor: none;
    --fleet-focus-offset: -2px;
  }
  /* On wide screens both sides stay close enough to read as one conversation. */
  --edge: max(var(--fleet-space-3), (100% - 880px) / 2);
  --beside: calc(${AVATAR_SIZE}px + var(--fleet-space-2));
  ol {
    position: relative;
    flex: none;
    margin: auto 0 0;
    padding: 0;
    list-style: none;
  }
  /* Few block elements per row: a jump renders a whole viewport of messages in one frame. */
  li {
    position: absolute;
    inset-inline: 0;
    padding-inline: calc(var(--edge) + var(--beside)) var(--edge);
    contain: layout style;
  }
  li[data-own] {
    padding-inline: calc(var(--edge) + var(--fleet-space-5)) calc(var(--edge) + var(--beside));
    text-align: end;
  }

  [data-part='day'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
    margin-inline-start: calc(-1 * var(--beside));
    padding-block: var(--fleet-space-4) var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  [data-own] > [data-part='day'] {
    margin-inline: calc(-1 * var(--fleet-space-5)) calc(-1 * var(--beside));
  }
  [data-part='day']::before,
  [data-part='day']::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--fleet-color-line);
  }

  [data-part='avatar'] {
    ${avatarLook}
    --avatar-size: ${AVATAR_SIZE}px;
    position: absolute;
    display: grid;
    inset-inline-start: var(--edge);
    margin-top: calc(var(--fleet-space-2) + 2px);
  }
  [data-own] > [data-part='avatar'] {
    inset-inline: auto var(--edge);
  }
  [data-part='name'] {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
  }
  [data-part='name'] > b {
    font-weight: var(--fleet-weight-strong);
  }
  [data-first] > [data-part='name'] {
    min-height: calc(1em * var(--fleet-line-height));
    min-height: 1lh;
    margin-top: var(--fleet-space-2);
  }
  [data-part='name'][data-hidden] {
    ${visuallyHidden}
  }
  [data-part='text'] {
    width: fit-content;
    max-width: min(100%, 34em);
    margin-block: 2px;
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-radius: 4px var(--fleet-radius-l) var(--fleet-radius-l) 4px;
    background: var(--fleet-color-sunken);
    box-shadow: inset 0 0 0 1px var(--fleet-color-line);
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-s);
    text-align: start;
    /* The first letter of each line decides its direction. */
    unicode-bidi: plaintext;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  /* Forced colours draw neither background nor shadow. */
  @media (forced-colors: active) {
    [data-part='text'] {
      outline: 1px solid CanvasText;
    }
  }
  [data-first] [data-part='text'] {
    border-top-left-radius: var(--fleet-radius-l);
  }
  [data-own] [data-part='text'] {
    margin-inline-start: auto;
    border-radius: var(--fleet-radius-l) 4px 4px var(--fleet-radius-l);
    background: var(--fleet-color-accent);
    box-shadow: none;
    color: var(--fleet-color-on-accent);
  }
  [data-own][data-first] [data-part='text'] {
    border-top-right-radius: var(--fleet-radius-l);
  }
  /* Beside the text: a mark that changes moves nothing. */
  [data-own] > [data-part='text'] {
    position: relative;
  }
  [data-part='mark'] {
    color: var(--fleet-color-text-muted);
  }
  [data-part='text'] > [data-part='mark'] {
    position: absolute;
    inset-inline-end: calc(100% + var(--fleet-space-1));
    bottom: var(--fleet-space-1);
    display: flex;
  }
  [data-part='name'] > [data-part='delivery'] {
    ${visuallyHidden}
  }
  [data-delivery='sending'] [data-part='text'] {
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-text);
  }
  [data-delivery='failed'] [data-part='text'] {
    background: var(--fleet-color-red-soft);
    color: var(--fleet-color-text);
  }
  [data-part='picture'] {
    max-width: min(100%, 280px);
    max-height: 320px;
    border-radius: var(--fleet-radius-l);
    background: var(--fleet-color-sunken);
  }
  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--fleet-space-1);
    padding-inline: var(--fleet-space-1);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  [data-delivery='failed'] [data-part='foot'] {
    color: var(--fleet-color-red);
  }
  /* On a phone the side alone tells whose messages are the reader's own. */
  @container fleet-messages (max-width: 559px) {
    li[data-own] {
      padding-inline: calc(var(--edge) + var(--beside)) var(--edge);
    }
    [data-own] > [data-part='day'] {
      margin-inline: calc(-1 * var(--beside)) 0;
    }
    [data-own] > [data-part='avatar'] {
      display: none;
    }
    [data-own] > [data-part='name'] > b {
      ${visuallyHidden}
    }
    [data-delivery] > [data-part='name'] {
      min-height: 0;
    }
  }

  [data-part='retry'],
  > [data-part='older'] > button {
    ${focusRing}
    ${bareButton}
    min-height: max(28px, var(--fleet-control-height));
    padding-inline: var(--fleet-space-2);
    border-radius: var(--fleet-control-radius);
    color: inherit;
    font-weight: var(--fleet-weight-strong);
    text-decoration: underline;
  }

  > [data-part='older'],
  > [data-part='toNewest'] {
    position: absolute;
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-raised);
    color: var(--fleet-color-text);
    box-shadow: var(--fleet-shadow-2);
    font-size: var(--fleet-text-s);
  }
  > [data-part='older'] {
    inset-inline: 0;
    width: fit-content;
    max-width: calc(100% - 2 * var(--fleet-space-4));
    margin-inline: auto;
    top: var(--fleet-space-2);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-1);
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-l);
  }
  /* In the column of the pictures: it covers no message. */
  > [data-part='toNewest'] {
    ${focusRing}
    --size: max(36px, var(--fleet-control-height));
    inset-inline-start: calc(var(--edge) + (${AVATAR_SIZE}px - var(--size)) / 2);
    bottom: var(--fleet-space-2);
    display: grid;
    place-content: center;
    justify-items: center;
    width: var(--size);
    height: var(--size);
    padding: 0;
    line-height: 1;
    cursor: pointer;
  }
  > [data-part='toNewest'][data-unseen] {
    border-color: transparent;
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
    font-weight: var(--fleet-weight-strong);
  }
`
