import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'

/** Shapes of the skeleton messages, from the end up. */
const SHAPES = ['58%', '40%', '66%', '34%', '50%'] as const

/** Skeleton messages. */
export function WaitingMessages() {
  const t = useText(chatWords)
  return (
    <Rows>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {SHAPES.map((width, index) => (
        <div key={width} data-own={index % 3 === 1 || undefined}>
          <Skeleton variant="circle" width="32px" height="32px" />
          <Skeleton variant="block" width={width} height={index % 2 ? '38px' : '58px'} />
        </div>
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--fleet-space-4);
  min-height: 0;
  padding: var(--fleet-space-3) max(var(--fleet-space-3), (100% - 880px) / 2);
  overflow: hidden;

  > div {
    display: flex;
    gap: var(--fleet-space-2);
  }
  > [data-own] {
    flex-direction: row-reverse;
  }
`
