import { styled } from 'styled-components'
import { card } from '../../theme/looks.ts'

/** The card of a form that fills a page. */
export const FormCard = styled.div`
  max-width: 760px;
  padding: var(--fleet-space-5);
  ${card}

  &[data-size='narrow'] {
    max-width: 480px;
  }
`
