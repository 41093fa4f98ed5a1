import { servePage } from './servePage.ts'

/** Builds and serves the page once for all workers, which find it by `MONEY_PAGE`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await servePage()
  process.env.MONEY_PAGE = site.address
  return site.close
}
