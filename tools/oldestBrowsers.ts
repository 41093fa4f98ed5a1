/** Android's web views of 2020, Safari of iOS 14.5, and the Firefox of 2022: the targets of all builds. */
export const OLDEST_BROWSERS = ['chrome87', 'safari14.1', 'firefox102']
