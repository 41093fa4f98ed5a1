import type { UseQueryResult } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { langOf } from '../i18n/langOf.ts'
import { useShownText } from '../i18n/useShownText.ts'
import { searchOptions } from '../primitives/actions/searchOptions.ts'
import { optionLook } from '../primitives/fields/optionLook.ts'
import { SearchField } from '../primitives/fields/SearchField.tsx'
import { VisuallyHidden } from '../primitives/layout/VisuallyHidden.ts'
import { LazyModalFrame } from '../primitives/overlays/lazyModalFrame.ts'
import type { RootProps } from '../primitives/rootProps.ts'
import { failureIn } from '../provider/Failure.ts'
import { useText } from '../provider/FleetContext.ts'
import { useRemote } from '../remote/calls/useRemote.ts'
import { RetryBanner } from '../remote/failures/RetryBanner.tsx'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import type { FindPage, FindProps } from './FindButton.tsx'
import { type FindSource, type Found, useFindings } from './useFindings.ts'

export interface FindDialogProps extends FindProps, RootProps<HTMLDivElement> {
  /** What is searched beside the pages, in the order of the groups. Keep it between renders. */
  sources: readonly FindSource[]
}

/**
 * One search over the pages of the menu and the things of the app. Pages are found at once, everything else after a
 * pause, a few of each. Enter opens the first, or the one that the arrow keys have chosen.
 */
export const FindDialog = inBoundary('FindDialog', ConnectedDialog)

function ConnectedDialog({ pages, sources, typed: early = '', onClose, ...root }: FindDialogProps) {
  const t = useText()
  const shown = useShownText()
  const [typedHere, setTyped] = useState<string>()
  const typed = typedHere ?? early
  const box = useRef<HTMLDivElement>(null)
  const text = typed.trim()
  const mayOpen = ({ page }: FindSource) =>
    pages === undefined || pages.some(({ href }) => href.replace(/[?#].*/, '') === page)
  const findings = useFindings(sources.filter(mayOpen), text)
  const groups = [{ label: t('find.pages'), found: foundPages(pages ?? [], text) }, ...findings]
    .filter(({ found }) => found.length > 0)
    .map(({ label, found }) => ({
      label,
      // By its place: whatever a server sends twice has a key of its own.
      found: found.map((one, index) => ({ ...one, id: `${label} ${index}` })),
    }))
  const isSearching = findings.some(({ query }) => query === undefined || query.isPending)
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)

  /** Escape closes at once, where a search field would clear its text first. */
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    const options = box.current?.querySelectorAll<HTMLElement>('[role="option"]')
    const isActive = box.current?.querySelector('[role="option"][data-focused]')
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && !isActive) options?.[0]?.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <LazyModalFrame {...root} title={t('find.label')} placement="top" onClose={onClose}>
      <Box ref={box} data-component="FindDialog" onKeyDownCapture={press}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField
            autoFocus
            label={t('find.field')}
            inputProps={{ type: 'text', role: 'combobox', 'aria-expanded': count > 0, maxLength: 200 }}
          />
          <VisuallyHidden role="status">
            {text === '' || isSearching ? '' : t('find.count', { count })}
          </VisuallyHidden>
          <ListBox aria-label={t('find.label')} shouldFocusWrap onAction={onClose}>
            {groups.map(({ label, found }) => (
              <ListBoxSection key={label} id={label}>
                <Header>{label}</Header>
                {found.map((one) => (
                  <Row key={one.id} {...one} text={shown(one.text)} note={shown(one.note ?? '')} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
        {findings.map((one) =>
          one.found.length > 0 ? null : one.query ? (
            <Missing key={one.label} label={one.label} query={one.query} />
          ) : (
            <Note key={one.label}>{t('find.searching', { what: one.label })}</Note>
          ),
        )}
      </Box>
    </LazyModalFrame>
  )
}

/** Why a source has no rows. */
function Missing({ label, query }: { label: string; query: UseQueryResult<unknown> }) {
  const t = useText()
  const { failure, isFetching, retry } = useRemote(query)
  if (failure)
    return (
      <RetryBanner tone="warning" isFetching={isFetching} onRetry={retry}>
        {failureIn(failure, (reason) => `${t('find.failed', { what: label })} ${reason}`)}
      </RetryBanner>
    )
  return <Note>{t(query.isPending ? 'find.searching' : 'find.none', { what: label })}</Note>
}

/** A row as a link, so that it opens in another tab too. */
function Row({ id, text, note, href, search }: Found & { id: string }) {
  return (
    <ListBoxItem id={id} textValue={text} href={href} routerOptions={searchOptions(search)}>
      <span lang={langOf(text)}>{text}</span>
      {note ? <small>{note}</small> : null}
    </ListBoxItem>
  )
}

/** The pages whose title has a text, all without one. */
function foundPages(pages: readonly FindPage[], text: string): readonly Found[] {
  const wanted = text.toLowerCase()
  return pages
    .filter(({ title, name }) => [title, name].some((one) => one.toLowerCase().includes(wanted)))
    .map(({ title, href }) => ({ text: title, href }))
}

const Note = styled.p`
  margin: 0;
  padding-inline: var(--fleet-space-3);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`

const Box = styled.div`
  display: grid;
  grid-template-rows: auto minmax(auto, max-content);
  grid-template-columns: minmax(0, 1fr);
  align-content: flex-start;
  gap: var(--fleet-space-2);
  /* The same height whatever is found: nothing moves below the pointer. */
  height: min(480px, 70vh);
  height: min(480px, 70dvh);

  > [role='listbox'] {
    overflow: auto;
    outline: none;
  }
  > [role='listbox']:not([data-empty]) {
    min-height: calc(2 * var(--fleet-control-height));
  }
  [role='group'] > header {
    padding: var(--fleet-space-2) var(--fleet-space-3) 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  ${optionLook}
  [role='option'] {
    color: inherit;
    text-decoration: none;
    overflow-wrap: break-word;
    overflow-wrap: anywhere;
  }
`
