import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

/** Renders a story inside a box of that style. */
export const storyBox =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  )
