export type { AuthFormProps } from './areas/auth/AuthForm.tsx'
export { ForgotPassword, type ForgotPasswordProps } from './areas/auth/ForgotPasswordForm/ForgotPassword.tsx'
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordValues,
} from './areas/auth/ForgotPasswordForm/ForgotPasswordForm.tsx'
export { ResetPassword, type ResetPasswordProps } from './areas/auth/ResetPasswordForm/ResetPassword.tsx'
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordValues,
} from './areas/auth/ResetPasswordForm/ResetPasswordForm.tsx'
export { SignIn, type SignInProps } from './areas/auth/SignInForm/SignIn.tsx'
export { SignInForm, type SignInFormProps, type SignInValues } from './areas/auth/SignInForm/SignInForm.tsx'
export { SignUp, type SignUpProps } from './areas/auth/SignUpForm/SignUp.tsx'
export { SignUpForm, type SignUpFormProps, type SignUpValues } from './areas/auth/SignUpForm/SignUpForm.tsx'
export { type Captcha, useCaptcha } from './areas/auth/useCaptcha.tsx'
export { VerifyAccount, type VerifyAccountProps } from './areas/auth/VerifyAccount/VerifyAccount.tsx'
export {
  VerifyAccountView,
  type VerifyAccountViewProps,
} from './areas/auth/VerifyAccount/VerifyAccountView.tsx'
export { createHostChannel, type HostChannelOptions } from './host/createHostChannel.ts'
export type { HostChannel } from './host/HostChannel.ts'
export type { HostKind, HostWindow } from './host/hostApps.ts'
export { type DateWords, dateWords } from './i18n/dateWords.ts'
export { formatWords } from './i18n/formatWords.ts'
export type { GivenWords, LanguageData, Languages, PluralForm } from './i18n/LanguageData.ts'
export type { PartnerI18n } from './i18n/usePartnerI18n.ts'
export type { AreaWords, DayPart, KeyOf, TextKey, Texts, Translate } from './i18n/words.ts'
export { Button, type ButtonProps } from './primitives/actions/Button.tsx'
export { IconButton, type IconButtonProps } from './primitives/actions/IconButton.tsx'
export { Link, type LinkProps } from './primitives/actions/Link.tsx'
export { Banner, type BannerProps } from './primitives/feedback/Banner.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/feedback/EmptyState.tsx'
export { ErrorCard, type ErrorCardProps } from './primitives/feedback/ErrorCard.tsx'
export { LoadingBar, type LoadingBarProps } from './primitives/feedback/LoadingBar.tsx'
export { ReloadCard, type ReloadCardProps } from './primitives/feedback/ReloadCard.tsx'
export { Skeleton, type SkeletonProps } from './primitives/feedback/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/feedback/Spinner.tsx'
export { Checkbox, type CheckboxProps } from './primitives/fields/Checkbox.tsx'
export { DateField, type DateFieldProps } from './primitives/fields/DateField.tsx'
export { DateRangeField, type DateRangeFieldProps } from './primitives/fields/DateRangeField.tsx'
export { MultiSelect, type MultiSelectProps } from './primitives/fields/MultiSelect.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/fields/PasswordField.tsx'
export { type PeriodList, PeriodSelect, type PeriodSelectProps } from './primitives/fields/PeriodSelect.tsx'
export { SearchField, type SearchFieldProps } from './primitives/fields/SearchField.tsx'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './primitives/fields/SegmentedControl.tsx'
export { Select, type SelectItem, type SelectProps } from './primitives/fields/Select.tsx'
export { Slider, type SliderProps } from './primitives/fields/Slider.tsx'
export { SuggestField, type SuggestFieldProps } from './primitives/fields/SuggestField.tsx'
export type { Suggestion } from './primitives/fields/SuggestList.tsx'
export { Switch, type SwitchProps } from './primitives/fields/Switch.tsx'
export { TextField, type TextFieldProps } from './primitives/fields/TextField.tsx'
export { Avatar, type AvatarProps } from './primitives/layout/Avatar.tsx'
export { Badge, type BadgeProps } from './primitives/layout/Badge.tsx'
export { Brand } from './primitives/layout/Brand.tsx'
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './primitives/layout/Breadcrumbs.tsx'
export { Card, type CardProps } from './primitives/layout/Card.tsx'
export { type Tab, Tabs, type TabsProps } from './primitives/layout/Tabs.tsx'
export { type LazyPart, lazily } from './primitives/lazily.tsx'
export { DataTable } from './primitives/lists/DataTable.tsx'
export type { DataColumn, DataSort, DataTableProps } from './primitives/lists/DataTableProps.ts'
export { InfiniteList, type InfiniteListProps } from './primitives/lists/InfiniteList.tsx'
export { Pagination, type PaginationProps } from './primitives/lists/Pagination.tsx'
export { Table, type TableColumn, type TableProps } from './primitives/lists/Table.tsx'
export type { ConfirmDialogProps } from './primitives/overlays/Confirmation.tsx'
export { ConfirmDialog } from './primitives/overlays/ConfirmDialog.tsx'
export { Dialog, type DialogProps, preloadDialog } from './primitives/overlays/Dialog.tsx'
export { Menu, type MenuProps } from './primitives/overlays/Menu.tsx'
export type { MenuItem } from './primitives/overlays/MenuItems.tsx'
export { type OpenerProps, Popover, type PopoverProps } from './primitives/overlays/Popover.tsx'
export { Sheet, type SheetProps } from './primitives/overlays/Sheet.tsx'
export { Tooltip, type TooltipProps } from './primitives/overlays/Tooltip.tsx'
export { CaptchaProvider, type CaptchaProviderProps } from './provider/captcha/CaptchaProvider.tsx'
export type { CaptchaSettings } from './provider/captcha/recaptcha.ts'
export {
  type Clock,
  type Fleet,
  type HoldReason,
  type Overlay,
  type Tiles,
  useFleet,
  useText,
  type WidgetFailure,
} from './provider/FleetContext.ts'
export { FleetProvider, type FleetProviderProps } from './provider/FleetProvider.tsx'
export type { Notice, Notifier, Tone } from './provider/notifier/notifier.ts'
export { useHost } from './provider/useHost.ts'
export { useNoticeToHost } from './provider/useNoticeToHost.ts'
export { useNotify } from './provider/useNotify.ts'
export { WidgetBoundary, type WidgetBoundaryProps } from './remote/failures/WidgetBoundary.tsx'
export { ClockNotice } from './remote/live/ClockNotice.tsx'
export { OfflineNotice } from './remote/live/OfflineNotice.tsx'
export { AppShell, type AppShellProps } from './shell/AppShell.tsx'
export { AuthLayout, type AuthLayoutProps } from './shell/AuthLayout.tsx'
export type { FindPage, FindProps } from './shell/FindButton.tsx'
export { LanguageSelect, type LanguageSelectProps } from './shell/LanguageSelect.tsx'
export { SignedInShell, type SignedInShellProps } from './shell/SignedInShell.tsx'
export { ThemeSwitch, type ThemeSwitchProps } from './shell/ThemeSwitch.tsx'
export type { ColourName, StatusColour } from './theme/palette.ts'
export type { Words } from './Words.ts'
