import { styled } from 'styled-components'
import { fieldFrame } from './fieldLook.ts'

/** Styles the label, `box`, `description` and `error` of a field that is not a text field, as `TextField` does. */
export const FieldFrame = styled.div`
  ${fieldFrame('> :focus-visible')}
`
