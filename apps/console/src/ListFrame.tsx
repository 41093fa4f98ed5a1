import { Breadcrumbs, useText } from '@fleetgis/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { homeMap } from './addresses.ts'
import { PageHeadContext, pageHead } from './pageHead.ts'
import type { FrameProps } from './pageProps.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { type ConsoleText, consoleWords } from './words.ts'

interface ListFrameProps extends FrameProps {
  /** The last crumb, if it is not the title. */
  crumb?: ConsoleText | undefined
  /** The list that a page of a single thing belongs to. */
  parent?: { readonly path: string; readonly title: ConsoleText } | undefined
}

/**
 * A page of a list, or of one thing of it, inside the shell: the breadcrumb from Home, the title with its actions, and the
 * content. Back restores its scroll offset.
 */
export default function ListFrame({ title, crumb, parent, children }: ListFrameProps) {
  const t = useText(consoleWords)
  const [head, setHead] = useState<HTMLElement | null>(null)
  useKeptScroll()
  return (
    <Frame>
      <Breadcrumbs
        crumbs={[
          { label: t('page.home'), href: homeMap.path },
          ...(parent ? [{ label: t(parent.title), href: parent.path }] : []),
          { label: crumb ? t(crumb) : title },
        ]}
      />
      <header>
        <h1>{title}</h1>
        <div ref={setHead} />
      </header>
      <PageHeadContext value={head}>{children}</PageHeadContext>
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
