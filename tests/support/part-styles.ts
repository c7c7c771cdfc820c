import '../../app/styles/styles.css';
