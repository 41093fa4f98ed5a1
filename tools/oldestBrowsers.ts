/** Android's web views of 2020, and Safari of iOS 14.5: the targets of all builds. */
export const OLDEST_BROWSERS = ['chrome87', 'safari14.1']
