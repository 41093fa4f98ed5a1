import { findIn, type PageOptions, type View } from './View.ts'

/** `TopUp` and `TopUpView`: the popup, step by step. */
export function topUpPopup<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    amount: () => byRole('textbox', t('topUp.amount')),
    next: () => byRole('button', t('topUp.next')),
    pin: () => byRole('textbox', t('pinPad.label')),
    /** Confirms the amount; `amount` as it is shown: `5,000 MMK`. */
    confirm: (amount: string) => byRole('button', t('topUp.confirm', { amount })),
    back: () => byRole('button', t('topUp.back')),
    /** Closes a blocked or finished top-up. */
    ok: () => byRole('button', t('topUp.ok')),
    retry: () => byRole('button', t('common.retry')),
  }
}
