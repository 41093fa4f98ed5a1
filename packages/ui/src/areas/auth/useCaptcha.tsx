import { type CaptchaForm, captchaSource } from '@fleetgis/domain/auth'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LeavingButton } from '../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { Spinner } from '../../primitives/feedback/Spinner.tsx'
import { useCaptchaSettings } from '../../provider/captcha/CaptchaProvider.tsx'
import { Challenge, ChallengeFrame } from '../../provider/captcha/Challenge.tsx'
import { ScriptError } from '../../provider/captcha/loadScript.ts'
import { loadRecaptcha, type Recaptcha, scoreToken } from '../../provider/captcha/recaptcha.ts'
import { useFleet, useText } from '../../provider/FleetContext.ts'
import { authWords } from './words.ts'

type Loading = { state: 'ready'; api: Recaptcha } | { state: 'loading' | 'blocked' | 'slow' }

/** The bot check of one form. */
export interface Captcha {
  /** The element of the form: the challenge, or why it failed to load. */
  element: ReactNode
  /**
   * Returns a token for one submit, never the same twice (T17). Empty where the deployment has no bot check; undefined
   * where the bot check is unfinished or failed to load.
   */
  getToken: () => Promise<string | undefined>
  /** Resets the challenge after a failed submit. */
  reset: () => void
  /** Shows at the challenge that it is unsolved; false where there is no challenge on screen to show it. */
  touch: () => boolean
}

/** The bot check of a form: a challenge (AUTH-21) or a score for the form's action (AUTH-22..24). */
export function useCaptcha(form: CaptchaForm): Captcha {
  const { theme, language } = useFleet()
  const t = useText(authWords)
  const settings = useCaptchaSettings()
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const token = useRef<string>(undefined)
  const [isMissing, setMissing] = useState(false)
  // The script keeps the language of its first load for the lifetime of the page. A copy of the object reloads it.
  const [script, setScript] = useState({ language })

  useEffect(() => {
    if (!settings) return
    let isWanted = true
    setLoading({ state: 'loading' })
    loadRecaptcha(settings, script.language).then(
      (api) => isWanted && setLoading({ state: 'ready', api }),
      (error: unknown) =>
        isWanted && setLoading({ state: error instanceof ScriptError ? error.reason : 'blocked' }),
    )
    return () => {
      isWanted = false
    }
  }, [settings, script])

  const getToken = useCallback(async () => {
    if (!settings) return ''
    const source = captchaSource(settings.type, form)
    if (source.kind === 'widget') {
      const solved = token.current
      token.current = undefined
      return solved
    }
    try {
      return await scoreToken(await loadRecaptcha(settings, script.language), settings.siteKey, source.action)
    } catch {
      // A missing score counts as an unfinished bot check, which the form reports.
      return undefined
    }
  }, [settings, form, script.language])

  const reset = useCallback(() => {
    token.current = undefined
    setRound((last) => last + 1)
  }, [])

  const hasChallenge = settings?.type === 1 && loading.state === 'ready'
  const touch = useCallback(() => {
    if (hasChallenge) setMissing(token.current === undefined)
    return hasChallenge
  }, [hasChallenge])

  function show(): ReactNode {
    if (!settings) return null
    if (loading.state === 'blocked' || loading.state === 'slow') {
      const failure = (
        <Banner
          tone="danger"
          action={<LeavingButton onPress={() => setScript({ ...script })}>{t('common.retry')}</LeavingButton>}
        >
          {t(loading.state === 'slow' ? 'captcha.slow' : 'captcha.failed')}
        </Banner>
      )
      return settings.type === 1 ? <ChallengeFrame>{failure}</ChallengeFrame> : failure
    }
    if (settings.type === 2) return null
    if (loading.state !== 'ready')
      return (
        <ChallengeFrame>
          <Spinner label={t('captcha.loading')} />
        </ChallengeFrame>
      )
    return (
      <Challenge
        api={loading.api}
        siteKey={settings.siteKey}
        theme={theme}
        label={t('captcha.label')}
        round={round}
        error={isMissing ? t('auth.emptyToken') : undefined}
        onToken={(solved) => {
          token.current = solved
          if (solved !== undefined) setMissing(false)
        }}
      />
    )
  }

  return { element: show(), getToken, reset, touch }
}
