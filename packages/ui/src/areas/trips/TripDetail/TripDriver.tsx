import { mayGetDriver, showsDriverPhoto } from '@fleetgis/domain/bookings'
import {
  type DetailAudience,
  reorderVehicle,
  showsDetailContact,
  type TripDetail,
} from '@fleetgis/domain/trips'
import UserRound from 'lucide-react/icons/user-round'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { ContactLine } from '../../drivers/index.ts'
import { tripsWords } from '../words.ts'
import { TripPhoto } from './TripPhoto.tsx'

export interface TripDriverProps {
  detail: Pick<TripDetail, 'driverImage' | 'driverName' | 'vehicle' | 'mobile' | 'email'>
  status: number
  audience: DetailAudience
  imageHosts: readonly string[]
}

/** The driver, the vehicle and the contact. BKD-01, BKD-03, BKD-04, BKD-14, CF-46, CF-47, CF-49. */
export function TripDriver({ detail, status, audience, imageHosts }: TripDriverProps) {
  const t = useText(tripsWords)
  const { driverImage, mobile, email } = detail
  const driverName = useShownText()(detail.driverName)
  const vehicle = reorderVehicle(detail.vehicle)
  const hasContact = showsDetailContact(audience, status)
  return (
    <Box aria-label={t('tripDetail.driver')} data-part="driver">
      {showsDriverPhoto(status) ? (
        <TripPhoto
          src={driverImage}
          hosts={imageHosts}
          label={t('tripDetail.driverPhoto')}
          shape="circle"
          placeholder={<UserRound size={26} aria-hidden />}
        />
      ) : null}
      <div>
        <h3>{t('tripDetail.driver')}</h3>
        <p data-part="name" data-empty={!driverName || undefined}>
          {driverName || (mayGetDriver(status) ? t('tripDetail.noDriver') : '–')}
        </p>
        {vehicle ? <p data-part="vehicle">{vehicle}</p> : null}
        {hasContact ? <ContactLine mobile={mobile} email={email} /> : null}
      </div>
    </Box>
  )
}

const Box = styled.section`
  display: flex;
  align-items: center;
  gap: var(--fleet-space-3);
  padding: var(--fleet-space-3) var(--fleet-space-4);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);

  > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    ${visuallyHidden}
  }
  p {
    margin: 0;
  }
  [data-part='name'] {
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='name'][data-empty] {
    color: var(--fleet-color-text-muted);
    font-weight: inherit;
  }
  [data-part='vehicle'] {
    color: var(--fleet-color-text-muted);
  }
`
