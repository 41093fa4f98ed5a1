import { Breadcrumbs, useText } from '@fleetgis/ui'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { pageHead } from './pageHead.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { consoleWords } from './words.ts'

export interface ListPageProps {
  /** The title of the page. */
  title: string
  /** The last crumb, if it is not the title. */
  crumb?: string | undefined
  /** The list that a page of a single thing belongs to. */
  parent?: { readonly label: string; readonly href: string } | undefined
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Receives the place of buttons beside the title, for those that the content renders. */
  actionsRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/**
 * A page of a list, or of one thing of it, inside the shell: the breadcrumb from Home, the title with its actions, and the content. Back restores
 * its scroll offset.
 */
export function ListPage({ title, crumb = title, parent, actions, actionsRef, children }: ListPageProps) {
  const t = useText(consoleWords)
  useKeptScroll()
  return (
    <Frame>
      <Breadcrumbs
        crumbs={[{ label: t('page.home'), href: '/home/map' }, ...(parent ? [parent] : []), { label: crumb }]}
      />
      <header>
        <h1>{title}</h1>
        <div ref={actionsRef}>{actions}</div>
      </header>
      {children}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--fleet-space-3);
  max-width: 1440px;
  margin-inline: auto;
  padding: var(--fleet-space-4) var(--fleet-space-6) var(--fleet-space-8);

  > header {
    ${pageHead}
    align-items: center;
    gap: var(--fleet-space-2) var(--fleet-space-4);
    /* A button that arrives with the rights moves nothing. */
    min-height: var(--fleet-control-height);
  }
  > header > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fleet-space-2);
    margin-inline-start: auto;
  }
  > header > div:empty {
    display: none;
  }

  @media (max-width: 599px) {
    padding: var(--fleet-space-3) var(--fleet-space-4) var(--fleet-space-6);
  }
`
