import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Input, type InputProps } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { fieldRing } from '../../theme/focusRing.ts'
import type { AriaRootProps } from '../rootProps.ts'
import { fieldAction } from './FieldAction.ts'
import { fieldBox, fieldInput } from './fieldLook.ts'

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'>,
    AriaRootProps<HTMLDivElement> {
  /** Its accessible name and placeholder. */
  label: string
  /** Attributes of the `input` element. */
  inputProps?: Omit<InputProps, 'className' | 'style'> | undefined
}

const Field = styled(AriaSearchField)`
  ${fieldBox}
  min-width: 0;
  ${fieldRing('input:focus-visible')}

  > svg {
    flex: none;
    margin-inline-start: var(--fleet-space-3);
    color: var(--fleet-color-text-muted);
  }
  input {
    ${fieldInput}
    padding: 0 var(--fleet-space-2);
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    ${fieldAction}
  }
  button[data-hovered] {
    color: var(--fleet-color-text);
  }
  &[data-empty] button {
    visibility: hidden;
  }
  &[data-disabled] {
    opacity: 0.6;
  }
`

/** A search text. Enter applies it (`onSubmit`); the x and Escape clear it (`onClear`). Source: OMAP-02. */
export function SearchField({ label, inputProps, ...props }: SearchFieldProps) {
  const t = useText()
  return (
    <Field {...props} aria-label={label} data-component="SearchField">
      <Search size={16} aria-hidden />
      <Input placeholder={label} {...inputProps} />
      <Button aria-label={t('field.clear')}>
        <X size={16} aria-hidden />
      </Button>
    </Field>
  )
}
