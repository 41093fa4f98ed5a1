import { Subheading } from '@storybook/addon-docs/blocks'
import { createElement, Fragment, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { SyntaxHighlighter } from 'storybook/internal/components'
import { getService } from 'storybook/preview-api'
import { styled } from 'storybook/theming'
import type { Model } from './models.ts'

/** A node of the syntax highlighter. */
type Node =
  | { readonly type: 'text'; readonly value: string }
  | {
      readonly type: 'element'
      readonly tagName: 'span'
      readonly properties: { readonly className: readonly string[] }
      readonly children: readonly Node[]
    }

/** The types that the props of a component name, with links to each other. */
export function Models({ componentId }: { componentId: string }) {
  const [models, setModels] = useState<readonly Model[]>([])
  useEffect(() => {
    let isCurrent = true
    const { docgen } = getService('core/docgen', { internal: true }).queries
    void docgen.loaded({ id: componentId }).then((payload) => {
      if (isCurrent) setModels((payload?.models ?? []) as Model[])
    })
    return () => {
      isCurrent = false
    }
  }, [componentId])
  if (models.length === 0) return null

  const names = new Set(models.map(({ name }) => name))
  const toReact = (node: Node): ReactNode =>
    node.type === 'text'
      ? createElement(Fragment, null, ...node.value.split(/\b/).map(toWord))
      : createElement(
          'span',
          { className: node.properties.className.join(' ') },
          ...node.children.map(toReact),
        )
  const toWord = (word: string) => (names.has(word) ? <a href={`#${word}`}>{word}</a> : word)

  return (
    <Section onClick={openModel}>
      <Subheading>Models</Subheading>
      {models.map(({ name, code }) => (
        <details key={name} id={name}>
          <summary>
            <code>{name}</code> {/^\/\*\* (.+?)(\*\/)?$/m.exec(code)?.[1]}
          </summary>
          <SyntaxHighlighter
            language="tsx"
            format={false}
            bordered
            copyable
            padded
            renderer={({ rows }) => createElement(Fragment, null, ...rows.map(toReact))}
          >
            {code}
          </SyntaxHighlighter>
        </details>
      ))}
    </Section>
  )
}

/** Opens the model that a link in another one names. Storybook has the address of the page. */
function openModel(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const model = link && document.getElementById(link.hash.slice(1))
  if (!(model instanceof HTMLDetailsElement)) return
  event.preventDefault()
  model.open = true
  model.querySelector('summary')?.focus()
}

const Section = styled.section(({ theme }) => ({
  marginBlockEnd: 40,
  '& summary': {
    fontFamily: theme.typography.fonts.base,
    padding: '8px 0',
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
    color: theme.textMutedColor,
    fontSize: theme.typography.size.s2,
    cursor: 'pointer',
  },
  '& summary code': { color: theme.color.defaultText, fontWeight: theme.typography.weight.bold },
  '& pre *': { fontFamily: theme.typography.fonts.mono, fontSize: 13 },
}))
