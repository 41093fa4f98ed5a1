import { expect, test } from 'vitest'
import { createTexts } from '../../../i18n/createTexts.ts'
import { walletWords } from '../words.ts'
import { approvalCsv } from './approvalCsv.ts'

const t = createTexts({ language: 'en' })(walletWords)

test('T22 requests are written with masked contacts, and no cell runs as a formula', () => {
  const file = approvalCsv(
    [
      {
        key: '1',
        groupKey: 'G001',
        driverKey: 'D1',
        driverName: '=HYPERLINK(1)',
        mobile: '09421234567',
        email: 'thida@example.com',
        memberId: 'GV-001',
        vehicleNo: '6D-2797',
        status: 1,
        amount: 5_000,
        symbol: 'Ks',
        name: 'Thida',
        type: 'KPay',
        remark: '+1',
        requestedAt: '2026-11-20 08:15:00',
        attachments: [],
      },
    ],
    t,
  )
  const [heading, row] = file.slice(1).split('\r\n')
  expect(heading).toBe(
    'Status,Driver,Member ID,Vehicle No.,Mobile,Email,Amount,Currency,Name,Type,Remark,Requested',
  )
  expect(row).toMatch(/^Submitted,"'=HYPERLINK\(1\)",GV-001,6D-2797,/)
  expect(row).toMatch(/,5000,MMK,Thida,KPay,"'\+1",2026-11-20 08:15:00$/)
  expect(row).not.toContain('09421234567')
  expect(row).not.toContain('thida@example.com')
})
