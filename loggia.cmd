@echo off
rem Starts Loggia on Windows; bin\loggia.ps1 does what ./loggia does elsewhere.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0bin\loggia.ps1" %*
exit /b %ERRORLEVEL%
