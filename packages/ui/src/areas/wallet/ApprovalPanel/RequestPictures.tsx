import { photoAddress } from '@fleetgis/domain/trips'
import ImageDown from 'lucide-react/icons/image-down'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { styled } from 'styled-components'
import { lazily } from '../../../primitives/lazily.tsx'
import { uniqueKeys } from '../../../primitives/lists/uniqueKeys.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useDataSaver } from '../../../provider/useDataSaver.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { walletWords } from '../words.ts'

// Lazy: most requests are decided without it.
const ImageDialog = lazily(() =>
  import('../../../primitives/overlays/ImageDialog.tsx').then((file) => file.ImageDialog),
)

interface RequestPicturesProps {
  /** Addresses, as sent. */
  attachments: readonly string[]
  /** Hosts whose pictures are shown (T7). */
  imageHosts: readonly string[]
  driverName: string
}

/** The attachments of a request; a press shows one in full, and only then loads it where the browser saves data. APR-07. */
export function RequestPictures({ attachments, imageHosts, driverName }: RequestPicturesProps) {
  const t = useText(walletWords)
  const savesData = useDataSaver()
  const [open, setOpen] = useState<number>()
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const images = attachments.flatMap((address) => photoAddress(address, imageHosts) ?? [])
  const keys = uniqueKeys(images)
  const hidden = attachments.length - images.length
  if (attachments.length === 0) return null
  return (
    <Strip data-part="attachments">
      {images.map((src, index) => (
        <button
          key={keys[index]}
          type="button"
          aria-label={t('approval.openPicture', { number: index + 1, driver: driverName })}
          onClick={() => setOpen(index)}
        >
          {broken.has(src) ? (
            <ImageOff size={20} aria-hidden />
          ) : savesData ? (
            <ImageDown size={20} aria-hidden />
          ) : (
            <img
              src={src}
              alt=""
              loading="lazy"
              referrerPolicy="no-referrer"
              onError={() => setBroken((all) => new Set(all).add(src))}
            />
          )}
        </button>
      ))}
      {hidden > 0 ? (
        <span>
          <ImageOff size={16} aria-hidden />
          {t('approval.hiddenPictures', { count: hidden })}
        </span>
      ) : null}
      {open === undefined ? null : (
        <ImageDialog
          title={t('approval.picturesOf', { driver: driverName })}
          images={images}
          first={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-2);

  > button {
    ${focusRing}
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-m);
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text-muted);
    cursor: zoom-in;
  }
  > button > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--fleet-space-1);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`
