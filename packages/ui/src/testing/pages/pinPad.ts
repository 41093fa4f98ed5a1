import { findIn, type PageOptions, type View } from './View.ts'

/** `PinPad` and `PinCheck`: the six boxes are one field. */
export function pinPad<Part>(view: View<Part>, options?: PageOptions) {
  const { button, textbox } = findIn(view, options)
  return {
    pin: textbox('pinPad.label'),
    /** Only while the server accepts no PIN. */
    again: button('pinPad.again'),
  }
}

/** `PinChange` and `PinChangeForm`. */
export function pinChange<Part>(view: View<Part>, options?: PageOptions) {
  const { button, textbox } = findIn(view, options)
  return {
    current: textbox('pinPad.current'),
    next: textbox('pinPad.new'),
    submit: button('pinPad.change'),
  }
}
