/** Half of the smallest payment amount: sums of fractions may differ by less. */
export const TOLERANCE = 0.005
