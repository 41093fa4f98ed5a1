import { isMessageKey, SUCCESS_BANNER_MS, successText } from '@fleetgis/domain/auth'
import { useEffect, useState } from 'react'
import { langOf } from '../../i18n/langOf.ts'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { authWords } from './words.ts'

/** The message of the previous page: a message key or plain text, for 5 s. Source: AUTH-05, AUTH-06, CF-107. */
export function SuccessBanner({ text }: { text: string | undefined }) {
  const t = useText(authWords)
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setGone(text), SUCCESS_BANNER_MS)
    return () => clearTimeout(timer)
  }, [text])

  const shown = isMessageKey(text) ? t(text) : successText(text)
  if (shown === '' || gone === text) return null
  return (
    <Banner tone="success">
      <span lang={isMessageKey(text) ? undefined : langOf(shown)}>{shown}</span>
    </Banner>
  )
}
