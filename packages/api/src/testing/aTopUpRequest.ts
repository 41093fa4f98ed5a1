/** A request for a top-up in the server's words, with every field (APR-09). */
export const aTopUpRequest = {
  syskey: 'r1',
  amount: 5000,
  domainid: 'g1',
  driver_key: 'd1',
  status: 1,
  driver_name: 'Thida',
  vehicleno: 'AA-1234',
  mobile: '09791234567',
  email: 'thida@example.com',
  symbol: 'Ks',
  name: 'KBZ Pay',
  type: 'bank',
  remark: 'Please',
  requesteddate: '2025-01-01 08:00:00',
  member_id: 'M-7',
  attachments: [{ image: 'https://img.example/1.jpg' }, 'https://img.example/2.jpg'],
}
