import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { look } from './look.ts'

/** Docs pages look as the rest of Storybook does. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={look()} />
}
