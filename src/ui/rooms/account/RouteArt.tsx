import styles from './RouteArt.module.css';

/** Decorative route on a map, in the brand's colour. */
export const RouteArt = () => (
  <svg className={styles.art} viewBox="0 0 640 360" preserveAspectRatio="xMaxYMax meet" fill="none" aria-hidden="true">
    <g className={styles.streets}>
      <path d="M-20 90 180 130 330 60 660 120M-20 210 120 190 300 250 460 210 660 260M80 380 120 190 180 130 200-20M300 380V250l30-190 20-80M480 380l-20-170 60-230M-20 310l140 10 180-70M460 210l200-60" />
    </g>
    <path
      className={styles.route}
      d="M60 330c60-40 20-110 90-140s110 60 170 40 30-110 100-130 90 30 150-20"
      pathLength="1"
    />
    <circle className={styles.stop} cx="60" cy="330" r="9" />
    <circle className={styles.stop} cx="320" cy="230" r="7" />
    <path className={styles.goal} d="M570 80c-12-16-22-26-22-40a22 22 0 1 1 44 0c0 14-10 24-22 40Z" />
    <circle className={styles.eye} cx="570" cy="39" r="8" />
  </svg>
);
