import { describe, expect, it } from 'vitest'
import { cardsThatFit, pageAfterResize, rowsThatFit } from './rowsPerPage.ts'

describe('CF-187 rows a page', () => {
  const rowsOn = (documented: number, windowHeight: number) =>
    rowsThatFit(documented, { windowHeight, around: 340, rowHeight: 28 })

  it.each([
    [10, 640],
    [10, 900],
    [15, 900],
  ])('the documents’ %i rows up to a window of 900 px (%i px)', (documented, windowHeight) => {
    expect(rowsOn(documented, windowHeight)).toBe(documented)
  })

  it.each([
    // 561 px hold 20 rows, 740 px 26, 1,100 px 39, 1,820 px 65.
    [901, 20],
    [1080, 25],
    [1440, 25],
    [2160, 50],
  ])('above it the largest size that fits: %i px, %i rows', (windowHeight, rows) => {
    expect(rowsOn(10, windowHeight)).toBe(rows)
  })

  it('never fewer than the documents say', () => {
    expect(rowsThatFit(15, { windowHeight: 901, around: 700, rowHeight: 28 })).toBe(15)
  })

  it('20 rows of Burmese lines fill a window of 1080 px, which 25 do not fit', () => {
    expect(rowsThatFit(15, { windowHeight: 1080, around: 340, rowHeight: 36 })).toBe(20)
  })

  it('cards fill whole rows: 12 up to a window of 900 px, above it as many as fit', () => {
    const cardsOn = (windowHeight: number) =>
      cardsThatFit(12, 3, { windowHeight, around: 260, rowHeight: 76 })
    expect(cardsOn(900)).toBe(12)
    expect(cardsOn(1080)).toBe(30)
    expect(cardsThatFit(12, 3, { windowHeight: 901, around: 800, rowHeight: 76 })).toBe(12)
  })

  it('another size keeps the first row of the page on screen', () => {
    expect(pageAfterResize(4, 10, 25)).toBe(2)
    expect(pageAfterResize(2, 25, 10)).toBe(3)
    expect(pageAfterResize(1, 10, 50)).toBe(1)
  })
})
