import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Banner } from '../primitives/feedback/Banner.tsx'
import { ErrorCard } from '../primitives/feedback/ErrorCard.tsx'
import { FleetProvider } from './FleetProvider.tsx'
import { noClient } from './noClient.ts'
import { createNoticeQueue } from './notifier/notifier.ts'
import { Toaster } from './notifier/Toaster.tsx'

const TEXT = 'ပင်နံပါတ် မှားနေသည်။\nThe PIN is wrong.'

function Toasted() {
  const queue = createNoticeQueue()
  queue.notify({ text: TEXT })
  return <Toaster queue={queue} t={(key) => key} />
}

const shown = (part: ReactNode, language: string) =>
  renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()} language={language}>
      {part}
    </FleetProvider>,
  )

test.each<[string, () => ReactNode]>([
  ['a banner', () => <Banner tone="danger">{TEXT}</Banner>],
  ['a card', () => <ErrorCard message={TEXT} />],
  ['a toast', () => <Toasted />],
])('the English sentence of the server has its language in %s of a Burmese page', (_, part) => {
  expect(shown(part(), 'my')).toContain('ပင်နံပါတ် မှားနေသည်။\n<span lang="en">The PIN is wrong.</span>')
})

test('a sentence in the language of the page has none of its own', () => {
  const sentence = <Banner tone="danger">The PIN is wrong.</Banner>
  expect(shown(sentence, 'en')).toContain('<span>The PIN is wrong.</span>')
  expect(shown(sentence, 'my')).toContain('<span><span lang="en">The PIN is wrong.</span></span>')
  expect(renderToStaticMarkup(sentence)).toContain('<span>The PIN is wrong.</span>')
})

test('a Burmese sentence has its language in an English page', () => {
  const both = <Banner tone="danger">{TEXT}</Banner>
  expect(shown(both, 'en')).toContain(
    '<span><span lang="my">ပင်နံပါတ် မှားနေသည်။</span>\nThe PIN is wrong.</span>',
  )
})
