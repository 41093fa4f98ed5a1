export {
  POLICIES,
  POLICY_AGE_LIMIT,
  POLICY_PERMISSION_NEEDED,
  POLICY_SECTIONS,
  type Policy,
  type PolicyApp,
  type PolicyData,
  type PolicySection,
} from './policies.ts'
