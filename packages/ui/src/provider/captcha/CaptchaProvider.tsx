import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { CaptchaSettings } from './recaptcha.ts'

const CaptchaContext = createContext<CaptchaSettings | null>(null)

export interface CaptchaProviderProps extends CaptchaSettings {
  children: ReactNode
}

/** Gives the sign-in forms their bot check. Without it they send an empty token. Source: AUTH-20. */
export function CaptchaProvider({ type, siteKey, script, children }: CaptchaProviderProps) {
  const settings = useMemo(() => ({ type, siteKey, script }), [type, siteKey, script])
  return <CaptchaContext value={settings}>{children}</CaptchaContext>
}

/** The bot check of this deployment; null without one. */
export const useCaptchaSettings = () => useContext(CaptchaContext)
