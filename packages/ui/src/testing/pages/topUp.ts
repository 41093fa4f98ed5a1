import { findIn, type PageOptions, type View } from './View.ts'

/** `TopUp` and `TopUpView`: the popup, step by step. */
export function topUpPopup<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, textbox } = findIn(view, options)
  return {
    amount: textbox('topUp.amount'),
    /** An offered amount, as it is shown: `5,000`. */
    offered: (amount: string) => byRole('button', amount),
    next: button('topUp.next'),
    pin: textbox('pinPad.label'),
    /** Confirms the amount; `amount` as it is shown: `5,000 MMK`. */
    confirm: (amount: string) => byRole('button', t('topUp.confirm', { amount })),
    back: button('topUp.back'),
    /** Closes a blocked or finished top-up. */
    ok: button('topUp.ok'),
    retry: button('common.retry'),
  }
}
