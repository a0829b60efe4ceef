import type { Brand } from '../../domain/brand/Brand.ts';
import { brandImage } from '../../domain/brand/brandImage.ts';
import styles from './BrandLogo.module.css';

interface BrandLogoProps {
  readonly brand: Brand;
  /** The company's name; '' if it is shown beside the logo. */
  readonly name: string;
  /** `page` follows light and dark mode; `light` and `dark` are fixed backgrounds. */
  readonly ground: 'page' | 'light' | 'dark';
}

/** Loaded lazily, so that the content beside it is painted first. */
export const BrandLogo = ({ brand, name, ground }: BrandLogoProps) => (
  <picture>
    {ground === 'page' && (
      <source media="(prefers-color-scheme: dark)" srcSet={brandImage(brand, 'logo-inverse.svg')} />
    )}
    <img
      className={styles.logo}
      data-ground={ground}
      src={brandImage(brand, ground === 'dark' ? 'logo-inverse.svg' : 'logo.svg')}
      alt={name}
      height={32}
      loading="lazy"
    />
  </picture>
);
