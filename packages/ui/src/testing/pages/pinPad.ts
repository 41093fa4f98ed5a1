import { findIn, type PageOptions, type View } from './View.ts'

/** `PinPad` and `PinCheck`: the six boxes are one field. */
export function pinPad<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    pin: () => byRole('textbox', t('pinPad.label')),
    /** Only while the server accepts no PIN. */
    again: () => byRole('button', t('pinPad.again')),
  }
}

/** `PinChange` and `PinChangeForm`. */
export function pinChange<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    current: () => byRole('textbox', t('pinPad.current')),
    next: () => byRole('textbox', t('pinPad.new')),
    submit: () => byRole('button', t('pinPad.change')),
  }
}
