export { PolicyPage, type PolicyPageProps } from '../src/areas/policies/PolicyPage/PolicyPage.tsx'
export type { PolicyCompany } from '../src/areas/policies/PolicyPage/PolicyText.tsx'
