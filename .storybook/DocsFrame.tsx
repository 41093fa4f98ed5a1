import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { look } from './look.ts'

/** Docs pages look as the rest of Storybook does. Their types and links are text, so they have the colour of links. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const theme = look()
  return <DocsContainer {...props} theme={{ ...theme, colorSecondary: theme.colorPrimary }} />
}
